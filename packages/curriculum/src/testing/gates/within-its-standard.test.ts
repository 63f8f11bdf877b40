import { exampleFillOne } from "@learnin/domain/examples/questions";
import { expect, test } from "vitest";
import { skills } from "../../skills/skills.ts";
import { limitOf, STANDARD_LIMITS } from "../../skills/standard-limits.ts";
import { withinItsStandard } from "./within-its-standard.ts";

const faultsIn = (standard: string, prompt: string, answer: string) =>
	withinItsStandard(exampleFillOne({ prompt, key: { answers: [answer] } }), {
		standard,
		grade: 5,
		independent_solver: undefined,
		renderFormula: () => "",
	});

test.each([
	["2.NBT.B.5", "What is $64 + 28$?", "92", 0],
	["2.NBT.B.5", "What is $64 + 58$?", "122", 1],
	["3.NF.A.3", "What is $\\dfrac{2}{4}$ in eighths?", "4/8", 0],
	["3.NF.A.3", "What is $\\dfrac{2}{5}$ in tenths?", "4/10", 3],
	["4.NF.C.5", "What is $\\dfrac{3}{10} + \\dfrac{4}{100}$?", "34/100", 0],
	["4.NBT.B.5", "What is $23 \\times 45$?", "1035", 0],
	["4.NBT.B.5", "What is $123 \\times 45$?", "5535", 1],
	["5.NBT.B.6", "What is $9{,}996 \\div 12$?", "833", 0],
	["5.NBT.B.6", "What is $12{,}000 \\div 12$?", "1000", 1],
	["5.NBT.B.7", "What is $0.125 + 0.5$?", "0.625", 1],
	["6.NS.B.3", "What is $0.125 + 0.5$?", "0.625", 0],
] as const)("%s: %s", (standard, prompt, answer, count) => {
	expect(faultsIn(standard, prompt, answer)).toHaveLength(count);
});

test("every limit belongs to a standard of some skill, and specific ones add to general ones", () => {
	const standards = skills.map(({ standard }) => standard);
	const unused = Object.keys(STANDARD_LIMITS).filter(
		(code) => !standards.some((each) => each.startsWith(code)),
	);
	expect(unused).toEqual([]);
	expect(limitOf("4.NBT.B.6")).toEqual({ most: 1_000_000, quotient: [4, 1] });
});
