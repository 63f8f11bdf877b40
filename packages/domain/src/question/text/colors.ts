/** The colors of figures that only tell one thing from another. */
const A_COLOR = /--fig-(?:coral|gold|lilac|mint|sky)\b/g;

/** The figure with its colors as c1, c2 and so on in order of appearance. */
export function withoutColors(svg: string): string {
	const colors: string[] = [];
	return svg.replaceAll(A_COLOR, (color) => {
		if (!colors.includes(color)) colors.push(color);
		return `c${colors.indexOf(color) + 1}`;
	});
}
