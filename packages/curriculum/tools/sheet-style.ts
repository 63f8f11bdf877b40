/** The look of a printed sheet; the figure colors are those of the light theme. */
export const SHEET_STYLE = `
:root {
	--fig-sky: #038adf; --fig-gold: #e16901; --fig-mint: #039662; --fig-coral: #dd4f27; --fig-lilac: #9c67d9;
	--surface-2: #ffffff; --surface-3: #ede9e1; --ink: #17213d; --ink-2: #45506d; --border-strong: #7d869c;
}
@page { margin: 16mm; }
* { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { font: 12pt/1.45 system-ui, sans-serif; color: var(--ink); max-width: 178mm; margin: 0 auto; }
h1 { font-size: 16pt; }
.who span { display: inline-block; width: 55mm; border-bottom: 1px solid; margin-right: 8mm; }
.answers { break-before: page; }
ol > li { margin: 0 0 8mm; padding-left: 2mm; break-inside: avoid; }
.key > li { margin-bottom: 1.5mm; }
.part { display: inline-block; margin-right: 6mm; }
figure { margin: 3mm 0; position: relative; width: 100mm; }
.box { position: absolute; width: 11mm; height: 8mm; border: 1px solid var(--ink); background: #fff; transform: translate(-50%, -50%); }
svg { display: block; width: 100mm; }
.options { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 2mm 10mm; }
.mark { display: inline-block; flex: none; width: 3.6mm; height: 3.6mm; border: 1px solid var(--ink); vertical-align: -0.5mm; }
.mark.one { border-radius: 50%; }
.pictured { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm 4mm; }
.pictured li { display: flex; align-items: center; gap: 2mm; break-inside: avoid; }
.pictured svg { width: 68mm; height: auto; max-height: 56mm; }
.match svg { width: 52mm; height: auto; max-height: 40mm; }
.blank { display: inline-block; min-width: 22mm; border-bottom: 1px solid; }
.lines { border-bottom: 1px solid; height: 8mm; }
.match { display: flex; gap: 24mm; }
.match ul { list-style: none; padding: 0; margin: 2mm 0; max-width: 80mm; display: flex; flex-direction: column; justify-content: space-around; }
.dot { margin-left: auto; padding-left: 3mm; }
.match li { margin: 2mm 0; display: flex; align-items: center; gap: 2mm; }
.cta { color: var(--ink-2); margin: 1mm 0; }
`;
