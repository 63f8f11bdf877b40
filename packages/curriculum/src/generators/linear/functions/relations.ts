import { coordinatePlane, type PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import { dataTable, tableInWords } from "../../../figures/data/data-table.ts";
import type { Random } from "../../../random/seeded-random.ts";

export type Kind = "plain" | "repeated output" | "repeated input";
/** Drawn from: in three of five there is no function. */
export const KINDS = [
	"plain",
	"repeated output",
	...Array.from({ length: 3 }, () => "repeated input" as const),
] as const;

export interface Relation {
	kind: Kind;
	pairs: readonly PlanePoint[];
	/** The input that has two outputs, and the output that belongs to two inputs; any of them where there is none. */
	twice: number;
	shared: number;
}

/** Pairs of inputs and outputs: all different, or with an output or an input that comes up twice. */
export function relationOf(
	random: Random,
	kind: Kind,
	[from, to]: readonly [number, number],
	count = 5,
): Relation {
	const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
	const inputs = random.shuffle(all).slice(0, count);
	const outputs = random.shuffle(all).slice(0, count);
	const [one = 0, other = 1] = random.shuffle(inputs.map((_, at) => at));
	if (kind === "repeated output") outputs[one] = outputs[other] ?? from;
	if (kind === "repeated input") inputs[one] = inputs[other] ?? from;
	const pairs = inputs.map((x, at): PlanePoint => [x, outputs[at] ?? from]);
	return { kind, pairs, twice: inputs[one] ?? from, shared: outputs[one] ?? from };
}

export const listed = (pairs: readonly PlanePoint[]) => pairs.map(([x, y]) => `$(${x}, ${y})$`).join(", ");

export function tableOf(pairs: readonly PlanePoint[]) {
	const rows = [["x", "y"], ...pairs.map((pair) => pair.map(String))];
	return { svg: dataTable(rows), alt: tableInWords(rows) };
}

export function dotsOf(pairs: readonly PlanePoint[], [from, to]: readonly [number, number]) {
	return {
		svg: coordinatePlane({
			x: [from, to],
			y: [from, to],
			x_name: "x",
			y_name: "y",
			points: pairs.map((at) => ({ at })),
		}),
		alt: `A coordinate plane with dots at ${pairs.map(([x, y]) => `(${x}, ${y})`).join(", ")}.`,
	};
}
