import type { Figure } from "../../question/question.ts";
import { countOf, sizeOf } from "./cubes.ts";
import type { Cubes } from "./settings.ts";

/** In units of the drawing; depth is drawn to the right and up. */
const [WIDTH, HEIGHT, EDGE] = [480, 330, 10];
const BACK = { right: 0.44, up: 0.34 };

/** The floor with its alt text, and the cubes of an entry on it; for paper and review. */
export function cubesFigure(cubes: Cubes, made: { entry: string } | null): Figure {
	const count = made === null ? 0 : (countOf(cubes, made.entry) ?? 0);
	const floor = `A floor of ${cubes.length} by ${cubes.width} squares.`;
	return { svg: cubesPicture(cubes, count), alt: count === 0 ? floor : `${floor} Cubes on it: ${count}.` };
}

/** The floor and that many cubes on it, stacked from the back to the front. */
export function cubesPicture(cubes: Cubes, count: number): string {
	const at = scaleOf(cubes);
	const body = [...floor(cubes, at), ...stack(cubes, count, at)];
	return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

type Place = readonly [x: number, y: number, z: number];
type Draw = (...corners: Place[]) => string;

/** Maps a corner, in cubes from the front left of the floor, to the drawing: as large as all layers fit. */
function scaleOf({ length, width, height }: Cubes): Draw {
	const wide = length + BACK.right * width;
	const tall = height + BACK.up * width;
	const unit = Math.min((WIDTH - 2 * EDGE) / wide, (HEIGHT - 2 * EDGE) / tall, 64);
	const left = (WIDTH - wide * unit) / 2;
	return (...corners) =>
		corners
			.map(([x, y, z]) => {
				const across = left + (x + BACK.right * y) * unit;
				const down = HEIGHT - EDGE - (z + BACK.up * y) * unit;
				return `${across.toFixed(1)} ${down.toFixed(1)}`;
			})
			.join("L");
}

function floor({ length, width }: Cubes, at: Draw): string[] {
	const line = (from: Place, to: Place) =>
		`<path d="M${at(from, to)}" stroke="var(--border-strong)" stroke-width="2" fill="none"/>`;
	return [
		face(at([0, 0, 0], [length, 0, 0], [length, width, 0], [0, width, 0]), "var(--surface-3)", 1),
		...Array.from({ length: length + 1 }, (_, x) => line([x, 0, 0], [x, width, 0])),
		...Array.from({ length: width + 1 }, (_, y) => line([0, y, 0], [length, y, 0])),
	];
}

/** Visible faces, from the back to the front. */
function stack(cubes: Cubes, count: number, at: Draw): string[] {
	const { length, width } = cubes;
	const layer = sizeOf(cubes, "layer");
	const isThere = (x: number, y: number, z: number) =>
		x < length && y >= 0 && z * layer + (width - 1 - y) * length + x < count;
	const drawn: string[] = [];
	for (let y = width - 1; y >= 0; y -= 1)
		for (let z = 0; z * layer < count; z += 1)
			for (let x = 0; x < length; x += 1) {
				if (!isThere(x, y, z)) continue;
				const [right, back, top] = [x + 1, y + 1, z + 1];
				if (!isThere(x, y, top))
					drawn.push(face(at([x, y, top], [right, y, top], [right, back, top], [x, back, top]), SKY, 0.35));
				if (!isThere(right, y, z))
					drawn.push(
						face(at([right, y, z], [right, back, z], [right, back, top], [right, y, top]), SKY, 0.95),
					);
				if (!isThere(x, y - 1, z))
					drawn.push(face(at([x, y, z], [right, y, z], [right, y, top], [x, y, top]), SKY, 0.65));
			}
	return drawn;
}

const SKY = "var(--fig-sky)";

/** With an opaque background. */
function face(corners: string, fill: string, share: number): string {
	return `<path d="M${corners}Z" fill="var(--surface-1)"/><path d="M${corners}Z" fill="${fill}" fill-opacity="${share}" stroke="var(--ink-2)" stroke-width="1.5" stroke-linejoin="round"/>`;
}
