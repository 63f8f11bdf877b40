import type { Figure } from "@learnin/domain/question/question";
import { cubeStack } from "../../figures/shapes/cubes.ts";

/** Longer edges have cubes too small to count. */
const MAX_EDGE = 6;

/** "First box: 3 × 2 × 4 = 24": a box of unit cubes, layer by layer. None for other steps. */
export function solidPictures(text: string): Figure[] {
	const [, ...edges] = /\bbox: \$(\d+) \\times (\d+) \\times (\d+) = /.exec(text) ?? [];
	const [length = 0, width = 0, height = 0] = edges.map(Number);
	if (height === 0 || Math.max(length, width, height) > MAX_EDGE) return [];
	return Array.from({ length: height }, (_, at) => ({
		svg: cubeStack(
			Array.from({ length: width }, () => Array.from({ length }, () => at + 1)),
			"sky",
		),
		alt: `A box of unit cubes, ${length} long, ${width} wide, and ${at + 1} high.`,
	}));
}
