/** What a page written by hand needs to look decent on a phone and on a desk: two fonts of the system, one colour. */
export const floorStyle = `
*{box-sizing:border-box}
html{scroll-padding-top:4rem}
body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#1f2747;background:#fbf5ea}
h1,h2,h3{font-family:Georgia,serif;font-weight:400;line-height:1.15;text-wrap:balance;margin:0 0 1rem}
h1{font-size:clamp(2.4rem,1.6rem + 4vw,4.2rem)}
h2{font-size:clamp(1.7rem,1.3rem + 2vw,2.6rem)}
h3{font-size:1.25rem}
p,ul,ol,dl,figure,blockquote,table{margin:0 0 1.25rem;max-width:44rem}
a{color:inherit;text-underline-offset:.2em}
a:hover{color:#a5432a}
:focus-visible{outline:3px solid #a5432a;outline-offset:2px}
img{display:block;max-width:100%;height:auto;border-radius:.25rem}
body>a:first-child:not(:focus){position:absolute;left:-99rem}
body>aside{padding:.4rem 1.25rem;font-size:.875rem}
body>header{display:flex;flex-wrap:wrap;align-items:center;gap:1rem;padding:.75rem 1.25rem;border-bottom:1px solid #1f274733}
body>header>a{font-family:Georgia,serif;font-size:1.25rem;text-decoration:none;margin-right:auto}
header ul{list-style:none;padding:0;margin:0}
[popover]{border:0;padding:2rem;background:#fff}
main>*{padding:clamp(2.5rem,6vw,5rem) max(1.25rem,50% - 36rem)}
main>section:first-child,footer{background:#2d5a44;color:#fff}
main>section:first-child>a{display:inline-block;margin:0 .75rem 1.25rem 0;padding:.7rem 1.4rem;border:1px solid;border-radius:2rem;text-decoration:none;font-weight:600}
main>section:first-child figure{width:8rem;margin-top:1rem}
main>section+section{border-top:1px solid #1f27471a}
section:first-child>p:first-child{text-transform:uppercase;letter-spacing:.08em;font-size:.875rem}
figcaption,small,time{font-size:.9375rem;opacity:.85}
blockquote{border-left:3px solid #a5432a;padding-left:1.25rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.6rem .75rem;border-bottom:1px solid #1f274733}
dt{font-weight:600;font-size:1.5rem}
dd{margin:0 0 .75rem}
summary{cursor:pointer;padding:.35rem 0}
button,input,select,textarea{font:inherit;padding:.55rem .9rem;border:1px solid #1f274780;border-radius:.25rem;background:#fff;color:#1f2747}
label{display:block;margin:0 0 1rem;max-width:30rem}
input:not([type=checkbox],[type=radio],[type=hidden]),select,textarea{display:block;width:100%}
footer{padding:3rem max(1.25rem,50% - 36rem)}
footer h2{font-size:1.25rem}
footer ul{list-style:none;padding:0}
@media(min-width:64rem){
[popover]{display:flex;position:static;padding:0;margin:0;gap:1rem;background:none;overflow:visible}
[popover] button,header>button{display:none}
[popover]>ul{display:flex;gap:1rem}
header details ul{position:absolute;background:#fff;padding:1rem;box-shadow:0 8px 24px #0003}
main>section+section figure{display:inline-block;width:calc(50% - 1rem);vertical-align:top;margin-right:1rem}
}`.replaceAll('\n', '');
