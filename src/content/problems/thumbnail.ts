/** The id of the video whose thumbnail is meant by a picture's name: `youtube/` and eleven letters or digits. */
export function thumbnailOf(src: string): string | undefined {
  return /^youtube\/([\w-]{11})$/.exec(src)?.[1];
}
