/**
 * A typed answer as text to render: fractions become formulas, everything else stays as it was typed,
 * with the prefix and suffix that the question prints around its box.
 */
export function answerSource(
	text: string,
	around: { answer_prefix?: string; answer_suffix?: string },
): string {
	const trimmed = text.trim();
	const fraction = /^([-−])?(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/.exec(trimmed);
	const body = fraction === null ? escapeMarkdown(trimmed) : formula(fraction);
	return [around.answer_prefix, body, around.answer_suffix].filter(Boolean).join(" ");
}

function formula([, sign = "", whole = "", top = "", bottom = ""]: RegExpExecArray): string {
	return `$${sign}${whole}\\dfrac{${top}}{${bottom}}$`;
}

/** What a child types is text, not markup. */
function escapeMarkdown(text: string): string {
	return text.replaceAll(/([\\`*_{}[\]()#+\-.!|<>~])/g, "\\$1").replaceAll("$", "＄");
}
