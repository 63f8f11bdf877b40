import type { Figure } from "@learnin/domain/question/question";
import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { inBrackets } from "./motions.ts";

const MIDDLE = (corners: readonly PlanePoint[]): PlanePoint => [
	corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
	corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
];

/** Triangle P and triangle Q on one plane from -reach to reach. */
export function twoTriangles(
	first: readonly PlanePoint[],
	second: readonly PlanePoint[],
	reach: number,
): Figure {
	const told = (name: string, corners: readonly PlanePoint[]) =>
		`Triangle ${name} has the corners ${corners.map(inBrackets).join(", ")}.`;
	return {
		svg: coordinatePlane({
			x: [-reach, reach],
			y: [-reach, reach],
			number_every: reach > 8 ? 4 : 2,
			x_name: "x",
			polygons: [
				{ corners: first, colour: "sky" },
				{ corners: second, colour: "coral" },
			],
		}).replace("</svg>", `${named("P", MIDDLE(first), reach)}${named("Q", MIDDLE(second), reach)}</svg>`),
		alt: `A coordinate plane with two triangles. ${told("P", first)} ${told("Q", second)}`,
	};
}

/** A letter in the middle of a triangle; the plane spans 340 from (56, 40). */
function named(name: string, [x, y]: PlanePoint, reach: number): string {
	const [px, py] = [56 + ((x + reach) / (2 * reach)) * 340, 40 + ((reach - y) / (2 * reach)) * 340];
	return `<text x="${Math.round(px)}" y="${Math.round(py + 6)}" text-anchor="middle" font-size="16" font-weight="700" fill="var(--ink)">${name}</text>`;
}
