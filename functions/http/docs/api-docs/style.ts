export const style = `*{box-sizing:border-box}html{scroll-behavior:smooth}@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;font:1rem/1.55 Georgia,serif;color:var(--ink);background:var(--paper)}
a{color:var(--accent)}nav{padding:1.5rem 1.25rem;font-size:.875rem;border-block:1px solid var(--line)}
nav h2{font-size:.875rem;margin:1.5rem 0 .5rem}nav h2:first-child{margin-top:0}nav ul{list-style:none;margin:0;padding:0;columns:18rem}
nav li a{display:grid;grid-template-columns:4.5em 1fr;padding:.2rem 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}nav li a:hover{text-decoration:underline}
nav b{color:var(--quiet);font-weight:400;font-variant-numeric:tabular-nums}
header{max-width:56rem;padding:1.5rem 1.25rem}header p{margin-bottom:0}main{max-width:56rem;padding:0 1.25rem 6rem}h1{margin-top:0;font-size:1.9rem;line-height:1.15;text-wrap:balance}
section>h2{font-size:1.4rem;margin:3.5rem 0 .5rem}article{padding:1.75rem 0;border-top:1px solid var(--line);scroll-margin-top:1rem}
h3{margin:0 0 .35rem;font-size:1.1rem;text-wrap:balance}h4{margin:1rem 0 .35rem;font-size:.875rem;color:var(--quiet);font-weight:400}
article:target h3{color:var(--accent)}.call{margin:0;overflow-wrap:anywhere}.call span{display:inline-block;margin-left:.75rem;color:var(--quiet);font-size:.875rem}
code,pre,.call b{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.875em}var{font-style:normal;color:var(--accent)}
pre{margin:0;padding:1rem;overflow-x:auto;background:var(--panel);border:1px solid var(--line);line-height:1.6}pre i{font-style:normal;color:var(--quiet)}
@media(min-width:64rem){body{display:grid;grid-template:auto 1fr/21rem 1fr}nav{grid-area:1/1/3/2;position:sticky;top:0;height:100vh;overflow-y:auto;border:0;border-right:1px solid var(--line)}nav ul{columns:auto}header{padding:2.5rem 3rem 0}main{padding:0 3rem 6rem}}`;
