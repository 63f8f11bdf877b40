import type { FillMultipleQuestion } from "@learnin/domain/question/question";
import { expect, test } from "vitest";
import { filledSentences } from "./filled-sentences.ts";

function filled(prompt: string, answers: Record<string, string>): string[] {
	const blanks = Object.entries(answers).map(([id, answer]) => ({
		id,
		answer_type: "INTEGER" as const,
		key: { answers: [answer] },
	}));
	const question: FillMultipleQuestion = {
		question_type: "FILL_MULTIPLE",
		answer_type: "INTEGER",
		prompt,
		blanks,
		images: [],
		hints: [],
		explanation: "",
		known_mistakes: [],
	};
	return filledSentences(question);
}

test.each([
	[
		"A bus left at 8:10. The trip took [[h]] hours and [[m]] minutes. Check it on the clock.",
		{ h: "7", m: "46" },
		["The trip took **7** hours and **46** minutes."],
	],
	["How long? [[h]] hours [[m]] minutes", { h: "7", m: "46" }, ["**7** hours **46** minutes"]],
	[
		"Diego has 3 balloons and gets 5. How many is that? [[a]] How many are left of 20? [[b]]",
		{ a: "8", b: "12" },
		["How many is that? **8** How many are left of 20? **12**"],
	],
	[
		"With 3.14, the arc is [[a]] cm long. The radius is 2 cm. The fence is [[b]] cm long.",
		{ a: "6.28", b: "10.28" },
		["With 3.14, the arc is **6\\.28** cm long. The radius is 2 cm. The fence is **10\\.28** cm long."],
	],
	[
		"Make a ten first.\n\n$8 + 5 = 10 +$ [[rest]]\n\n$8 + 5 =$ [[sum]]",
		{ rest: "3", sum: "13" },
		["$8 + 5 = 10 +$ **3**", "$8 + 5 =$ **13**"],
	],
	["Fill in. Then check.\n\n| 1 | [[a]] |\n| - | - |", { a: "2" }, ["| 1 | **2** |\n| - | - |"]],
	["Name two factors of 6.", { a: "2", b: "3" }, []],
])("%s", (prompt, answers, expected) => {
	expect(filled(prompt, answers)).toEqual(expected);
});
