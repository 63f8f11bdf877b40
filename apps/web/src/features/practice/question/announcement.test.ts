import { expect, test } from "vitest";
import { answerSaid } from "./announcement.ts";

test("an answer of sentences is said without doubled punctuation", () => {
	expect(`The answer is ${answerSaid([{ spoken: "It is even." }])}.`).toBe("The answer is It is even.");
	expect(answerSaid([{ spoken: "4 is composite." }, { spoken: "3.5" }])).toBe("4 is composite, 3.5");
});
