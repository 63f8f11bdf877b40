import { exampleFillOne, exampleSelectOne } from "@learnin/domain/examples/questions";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import { describe, expect, test } from "vitest";
import { drawInWay, drawQuestions } from "./draw-questions.ts";
import { generatorFor, generators } from "./generators.ts";

/** Asks only so many things, one after the other. */
const generatorOf = (space: number) => ({
	generate: (seed: number) => exampleFillOne({ prompt: `Question ${seed % space}` }),
	wayOf: () => 0,
});
const fingerprintOf = ({ prompt }: { prompt: string }) => prompt.replace("Question ", "");
const draw = (space: number, rest: { count: number; seed?: number; seen?: string[] }) =>
	drawQuestions({ generator: generatorOf(space), difficulty: 1, seed: 0, fingerprintOf, ...rest });

describe("questions are drawn", () => {
	test.each([
		["from the first seed on", 100, { count: 3, seed: 7 }, [7, 8, 9]],
		["without those seen", 100, { count: 3, seen: ["0", "2"] }, [1, 3, 4]],
		["without one another", 2, { count: 2, seed: 3 }, [3, 4]],
		["past a long stretch of those seen", 40, { count: 1, seen: numbers(39) }, [39]],
	])("%s", (_, space, wish, seeds) => {
		expect(draw(space, wish).map(({ seed }) => seed)).toEqual(seeds);
	});

	test.each([
		["the one seen longest ago", 3, { count: 1, seen: ["1", "2", "0"] }, ["1"]],
		[
			"the new ones first, then those seen, the longest ago first",
			3,
			{ count: 3, seen: ["2", "1"] },
			["0", "2", "1"],
		],
		["all in turn, over and over", 2, { count: 5, seed: 1 }, ["1", "0", "1", "0", "1"]],
		["the only one there is", 1, { count: 3, seen: ["5"] }, ["0", "0", "0"]],
	])("and where there are no others: %s", (_, space, wish, expected) => {
		expect(draw(space, wish).map(({ fingerprint }) => fingerprint)).toEqual(expected);
	});

	test("those that look alike only where there are no others, and before repeats", () => {
		const likenessOf = ({ prompt }: { prompt: string }) => (prompt === "Question 2" ? 0 : 1);
		const drawn = drawQuestions({
			generator: generatorOf(3),
			difficulty: 1,
			seed: 0,
			fingerprintOf,
			count: 2,
			seen: ["0"],
			likenessOf,
		});
		expect(drawn.map(({ fingerprint }) => fingerprint)).toEqual(["2", "1"]);
	});

	test("the least alike of them first", () => {
		const likenessOf = ({ prompt }: { prompt: string }) => (prompt === "Question 1" ? 1 : 2);
		const draw = { generator: generatorOf(3), difficulty: 1, seed: 0, fingerprintOf, likenessOf } as const;
		expect(drawQuestions({ ...draw, count: 1 })[0]?.fingerprint).toBe("1");
		expect(drawInWay(draw, { question_type: "FILL_ONE" })?.fingerprint).toBe("1");
	});

	test("with a bound: a space of one asks at most forty times for each", () => {
		let made = 0;
		const generate = () => {
			made += 1;
			return exampleFillOne();
		};
		expect(
			drawQuestions({ generator: { generate, wayOf: () => 0 }, difficulty: 1, seed: 0, count: 3 }),
		).toHaveLength(3);
		expect(made).toBe(120);
	});

	test("without making more than one question of each way that asks in another type", () => {
		const made: number[] = [];
		const generator = {
			wayOf: (seed: number) => seed % 3,
			generate: (seed: number) => {
				made.push(seed);
				return seed % 3 === 2 ? exampleFillOne() : exampleSelectOne();
			},
		};
		const place = { generator, difficulty: 1, seed: 0 } as const;
		expect(drawInWay(place, { question_type: "MATCH_THE_FOLLOWING" })).toBeUndefined();
		expect(made).toEqual([0, 1, 2]);
		expect(drawInWay(place, { question_type: "FILL_ONE" })?.seed).toBe(2);
		expect(made).toEqual([0, 1, 2, 2]);
	});

	test.each(generators.map((generator) => [generator.skill_id, generator] as const))(
		"as the way of a seed promises: %s",
		(_, generator) => {
			for (const difficulty of [1, 2, 3, 4, 5] as const) {
				const kinds = new Map<number, string>();
				for (let seed = 0; seed < 24; seed += 1) {
					const { question_type, interaction } = generator.generate(seed, difficulty);
					const kind = `${question_type} ${interaction === undefined ? "typed" : "made"}`;
					const way = generator.wayOf(seed, difficulty);
					expect(kinds.get(way) ?? kind, `way ${way} at difficulty ${difficulty}`).toBe(kind);
					kinds.set(way, kind);
				}
			}
		},
	);

	test("so that other wrong options are no other question", () => {
		const generator = generatorFor("compare-fractions-unlike");
		if (generator === undefined) throw new Error("no generator");
		const drawn = drawQuestions({ generator, difficulty: 3, seed: 1, count: 60 });
		expect(new Set(drawn.map(({ question }) => whatIsAsked(question))).size).toBe(60);
		for (const { seed, question } of drawn) expect(generator.generate(seed, 3)).toEqual(question);
	});
});

function numbers(count: number): string[] {
	return Array.from({ length: count }, (_, at) => `${at}`);
}
