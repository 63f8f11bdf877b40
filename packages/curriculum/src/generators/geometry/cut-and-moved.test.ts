import { cutAt, cutEnds, firstBoard, isRectangle, moved, turned } from "@learnin/domain/interactions/cut/cut";
import type { Board } from "@learnin/domain/interactions/cut/cut";
import type { Cut } from "@learnin/domain/interactions/cut/settings";
import { expect, test } from "vitest";
import { seededRandom } from "../../random/seeded-random.ts";
import { cutBlocks, cutParallelogram, cutTrapezoid, cutTriangle } from "./cut-and-moved.ts";

test.each(Object.entries({ cutBlocks, cutParallelogram, cutTriangle, cutTrapezoid }))(
	"%s can be made a rectangle by one cut and one move",
	(name, way) => {
		let count = 0;
		for (let seed = 0; seed < 25; seed += 1) {
			const question = way(seededRandom(`${name}:${seed}`));
			if (question === undefined) continue;
			count += 1;
			const cut = question.interaction;
			if (cut?.kind !== "cut") throw new Error("nothing to cut");
			expect(
				boardsOf(cut).some((board) => isRectangle(cut, board)),
				JSON.stringify(cut),
			).toBe(true);
			expect(isRectangle(cut, firstBoard), JSON.stringify(cut)).toBe(false);
		}
		expect(count).toBeGreaterThan(10);
	},
);

/** All that one cut, a turn and a move lead to. */
function boardsOf(cut: Cut): Board[] {
	const { least, most } = cutEnds(cut);
	const lines = Array.from({ length: most - least + 1 }, (_, at) => cutAt(cut, firstBoard, least + at));
	const ways = Array.from({ length: 2 * cut.columns + 1 }, (_, at) => at - cut.columns);
	const heights = Array.from({ length: 2 * cut.rows + 1 }, (_, at) => at - cut.rows);
	return lines
		.flatMap((board) => [board, turned(board)])
		.flatMap((board) => ways.flatMap((right) => heights.map((up) => moved(cut, board, right, up))));
}
