import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { expect, test } from "vitest";
import type { Generator } from "../../generators/generator.ts";
import { generators } from "../../generators/generators.ts";
import { lessonLike, makeLesson } from "../make-lesson.ts";

const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4, 5];
const SEEDS = 40;

function tappedOf(generator: Generator): Question[] {
	const seeds = Array.from({ length: SEEDS }, (_, seed) => seed);
	return DIFFICULTIES.flatMap((difficulty) =>
		seeds.map((seed) => generator.generate(seed, difficulty)),
	).filter(({ interaction }) => interaction?.kind === "parts");
}

const skills = generators.flatMap((generator) => {
	const tapped = tappedOf(generator);
	return tapped.length === 0 ? [] : [{ skill_id: generator.skill_id, tapped }];
});

test("some skills have drawings to tap", () => {
	expect(skills.length).toBeGreaterThan(2);
});

test.each(skills)("$skill_id tells what is right by the letters on the drawing", ({ tapped }) => {
	for (const question of tapped) {
		if (question.question_type !== "SELECT_ALL") throw new Error("not a drawing to tap");
		const right = question.options.filter(({ id }) => question.key.option_ids.includes(id));
		for (const { label } of right) expect(question.explanation).toContain(label.split(",")[0]);
	}
});

test.each(skills)("the lesson of $skill_id marks the right parts on the drawing", ({ skill_id, tapped }) => {
	for (const question of tapped.slice(0, 3)) {
		const lesson = makeLesson(skill_id, lessonLike(skill_id, question));
		const example = lesson?.example.question;
		if (example?.question_type !== "SELECT_ALL" || example.interaction?.kind !== "parts") continue;
		const last = lesson?.steps.flatMap(({ pictures }) => pictures).at(-1);
		const letters = example.options.flatMap(({ id, label }) =>
			example.key.option_ids.includes(id) ? [(label.split(",")[0] ?? "").slice(-1)] : [],
		);
		expect(last?.alt).toMatch(new RegExp(`Chosen: ${letters.join("; ")}\\.$`));
	}
});
