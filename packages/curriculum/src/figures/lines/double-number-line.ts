import { label, line, placeOn, svg } from "../svg.ts";

interface Scale {
	name: string;
	/** The number at each mark; an empty one is a blank to fill, and null has no number. */
	values: readonly (string | null)[];
}

/** Narrow, so that its numbers can be read on a phone. */
const [WIDTH, HEIGHT, LEFT] = [440, 236, 44];
const TOP = { name: 20, value: 62, line: 96 } as const;
const BOTTOM = { name: 224, value: 172, line: 138 } as const;

/** Two aligned scales, their alt text, and the positions of the boxes for their blanks. */
export function doubleNumberLine(top: Scale, bottom: Scale) {
	const right = WIDTH - LEFT;
	const xOf = (at: number) => LEFT + (at / (top.values.length - 1)) * (right - LEFT);
	const draw = ({ name, values }: Scale, y: typeof TOP | typeof BOTTOM) => [
		label(WIDTH / 2, y.name, name, 19),
		line([LEFT - 36, y.line], [right + 36, y.line], "var(--ink-2)"),
		...values.map((_, at) => line([xOf(at), y.line - 9], [xOf(at), y.line + 9], "var(--border-strong)")),
		...values.map((value, at) => label(xOf(at), y.value + 7, value ?? "", 20)),
	];
	return {
		svg: svg(WIDTH, HEIGHT, ...draw(top, TOP), ...draw(bottom, BOTTOM)),
		alt: `A double number line. Top, ${inWords(top)}. Bottom, ${inWords(bottom)}.`,
		topPlace: (at: number) => placeOn(WIDTH, HEIGHT, [xOf(at), TOP.value]),
		bottomPlace: (at: number) => placeOn(WIDTH, HEIGHT, [xOf(at), BOTTOM.value]),
	};
}

function inWords({ name, values }: Scale): string {
	return `${name}: ${values.map((value) => (value === "" ? "blank" : (value ?? "no number"))).join(", ")}`;
}
