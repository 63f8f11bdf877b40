/** A formula and the mark after it stay on one line; a browser would start a line with the full stop. */
export function keepTogether<T extends { html: string }>(text: T): T {
	const html = text.html.replaceAll(/(<math(?:(?!<math)[\s\S])*?<\/math>)([.,;:?!]+)/g, wrapped);
	return { ...text, html };
}

const wrapped = '<span class="pr-together">$1$2</span>';
