import type { Figure, PictureLabel } from "@learnin/domain/question/question";
import { expect, test } from "vitest";
import { writtenRooms } from "./written-rooms.ts";
import { generators } from "../../generators/generators.ts";

const seeds = 30;
const difficulties = [1, 2, 3, 4, 5] as const;
/** Pictures and answer boxes of a laptop, and a phone's numbers in circles. In pixels. */
const screens = [
	{ name: "laptop", picture: [640, 420], box: [76, 46] },
	{ name: "phone", picture: [326, 200], box: [28, 28] },
] as const;
/** The edge of a text, which is empty, may be under a box. In pixels. */
const EDGE = 4;

test("no box and no number on a picture covers one of its texts", { timeout: 120_000 }, () => {
	const covered = new Set<string>();
	for (const { skill_id, generate } of generators)
		for (const difficulty of difficulties)
			for (let seed = 0; seed < seeds; seed += 1) {
				const question = generate(seed, difficulty);
				if (question.question_type !== "LABELED_INPUT" || question.figure === undefined) continue;
				for (const found of coveredIn(question.figure, question.labels))
					covered.add(`${skill_id} ${difficulty}, seed ${seed}: ${found}`);
			}
	expect([...covered]).toEqual([]);
});

function coveredIn({ svg }: Figure, labels: readonly PictureLabel[]): string[] {
	const [left = 0, , width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? "")
		.split(" ")
		.map(Number);
	const rooms = writtenRooms(svg, left);
	return screens.flatMap(({ name, picture, box }) => {
		const scale = Math.min(picture[0] / width, picture[1] / height);
		return labels
			.filter(({ x, y }) =>
				rooms.some((room) => {
					const [dx, dy] = [(x / 100) * width * scale, (y / 100) * height * scale];
					const across =
						Math.min(room.right * scale, dx + box[0] / 2) - Math.max(room.left * scale, dx - box[0] / 2);
					const down =
						Math.min(room.bottom * scale, dy + box[1] / 2) - Math.max(room.top * scale, dy - box[1] / 2);
					return Math.min(across, down) > EDGE;
				}),
			)
			.map(({ label }) => `${label} on a ${name}`);
	});
}
