import { label, line, placeOn, svg } from "../svg.ts";

interface Scale {
	name: string;
	/** The number at each mark; an empty one is a blank to fill, and null has no number. */
	values: readonly (string | null)[];
}

const [WIDTH, HEIGHT, LEFT] = [640, 230, 60];
const TOP = { name: 20, value: 62, line: 96 } as const;
const BOTTOM = { name: 222, value: 172, line: 138 } as const;

/** Two aligned scales, their alt text, and the positions of the boxes for their blanks. */
export function doubleNumberLine(top: Scale, bottom: Scale, width = WIDTH) {
	const right = width - LEFT;
	const xOf = (at: number) => LEFT + (at / (top.values.length - 1)) * (right - LEFT);
	const draw = ({ name, values }: Scale, y: typeof TOP | typeof BOTTOM) => [
		label(width / 2, y.name, name, 18),
		line([LEFT - 30, y.line], [right + 30, y.line], "var(--ink-2)"),
		...values.map((_, at) => line([xOf(at), y.line - 9], [xOf(at), y.line + 9], "var(--border-strong)")),
		...values.map((value, at) => label(xOf(at), y.value + 7, value ?? "", 20)),
	];
	return {
		svg: svg(width, HEIGHT, ...draw(top, TOP), ...draw(bottom, BOTTOM)),
		alt: `A double number line. Top, ${inWords(top)}. Bottom, ${inWords(bottom)}.`,
		topPlace: (at: number) => placeOn(width, HEIGHT, [xOf(at), TOP.value]),
		bottomPlace: (at: number) => placeOn(width, HEIGHT, [xOf(at), BOTTOM.value]),
	};
}

function inWords({ name, values }: Scale): string {
	return `${name}: ${values.map((value) => (value === "" ? "blank" : (value ?? "no number"))).join(", ")}`;
}
