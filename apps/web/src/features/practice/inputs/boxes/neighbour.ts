import type { End } from "../matching/drag-line.ts";

/** The tile that an arrow key moves to: up and down within a column, left and right across. */
export function neighbour(
	key: string,
	{ side, id }: End,
	optionsOf: (side: End["side"]) => readonly { id: string }[],
): End | null {
	const own = optionsOf(side);
	const at = own.findIndex((option) => option.id === id);
	const step = { ArrowDown: 1, ArrowUp: -1 }[key];
	if (step) return { side, id: own.at((at + step) % own.length)?.id ?? id };
	if (key !== "ArrowRight" && key !== "ArrowLeft") return null;
	const other = key === "ArrowLeft" ? "left" : "right";
	const column = optionsOf(other);
	return { side: other, id: column[Math.min(at, column.length - 1)]?.id ?? id };
}
