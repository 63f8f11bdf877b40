/**
 * Keeps on one line what a browser could separate: a formula or a box and the punctuation after it, and a name such as
 * "x-axis", which would break after its hyphen.
 */
export function keepTogether(html: string): string {
	return html.replaceAll(
		/(?:<math(?:(?!<math)[\s\S])*?<\/math>|<span data-blank="[^"]*"><\/span>)(?:[.,;:?!]+|-[a-z]+)|\b[a-z]-[a-z]+(?![^<]*>)/gi,
		'<span class="together">$&</span>',
	);
}
