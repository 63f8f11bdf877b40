import temml from "temml";
import { formula, newMarkdown } from "../../../platform/rich-text/markdown.ts";

const markdown = newMarkdown();

/** Markdown as HTML for Moodle, formulas as its filters recognize them: `\(…\)`. */
export function moodleHtml(text: string): string {
	return toHtml(text, (tex) => escapeHtml(`\\(${tex}\\)`));
}

/** Markdown as HTML for QTI, formulas as MathML annotated with their LaTeX. */
export function qtiHtml(text: string): string {
	return toHtml(text, (tex) => {
		try {
			return temml.renderToString(tex, {
				annotate: true,
				xml: true,
				throwOnError: true,
				trust: false,
				strict: true,
			});
		} catch {
			return escapeHtml(`\\(${tex}\\)`);
		}
	});
}

function toHtml(text: string, write: (tex: string) => string): string {
	const formulas: string[] = [];
	const marked = text
		.replaceAll(/[\uE000\uE001]/g, "")
		.replaceAll(formula, (_, tex: string) => `\uE000${formulas.push(tex) - 1}\uE001`);
	const html = markdown.render(marked).trim();
	const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
	const bare = inner === undefined || inner.includes("<p>") ? html : inner;
	return bare.replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => write(formulas[Number(at)] ?? ""));
}

function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
