import { exampleSelectOne } from "@learnin/domain/examples/questions";
import { expect, test } from "vitest";
import { guessingPays } from "./guessing.ts";

/** A question with these options; the one at the index is right. */
function ask(labels: readonly string[], right: number) {
	const options = labels.map((label, at) => ({ id: "abc"[at] ?? "", label }));
	return exampleSelectOne({ options, key: { option_id: "abc"[right] ?? "" } });
}
const VERDICTS = ["always", "sometimes", "never"];
const many = (draw: (at: number) => ReturnType<typeof ask>) =>
	Array.from({ length: 300 }, (_, at) => draw(at));

test.each([
	["one of three that is right in turn", many((at) => ask(VERDICTS, at % 3)), 0],
	["one that is always right", many(() => ask(VERDICTS, 1)), 1],
	["two options alone", many((at) => ask(["yes", "no"], at % 2)), 1],
	["one of three that is right three times in five", many((at) => ask(VERDICTS, at % 5 < 3 ? 0 : 1)), 2],
	["other numbers each time", many((at) => ask([`${at}`, `${at + 1}`, `${at + 2}`], 0)), 0],
])("%s", (_, questions, count) => {
	expect(guessingPays(questions)).toHaveLength(count);
});
