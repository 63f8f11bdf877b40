import { expect, test } from "vitest";
import { exampleLabeledInput } from "../../examples/questions.ts";
import { madePicture } from "../interaction-kinds.ts";
import { faultsInDetail, unfit } from "../testing/unfit.ts";

const REGIONS = ["Only even", "Both", "Only over 10", "Neither"];

function asked(regions: readonly string[], bins: readonly string[]) {
	const numbers = ["8", "14", "21", "5"];
	return exampleLabeledInput({
		answer_type: "STRING",
		interaction: { kind: "venn" },
		labels: bins.map((bin, at) => ({
			id: `c${at}`,
			label: numbers[at] ?? "",
			x: 20 * at,
			y: 50,
			answer_type: "STRING",
			choices: [...regions],
			key: { answers: [bin] },
		})),
		known_mistakes: [],
	});
}

test.each([
	[REGIONS, REGIONS, null],
	[REGIONS.slice(0, 3), REGIONS.slice(0, 3), null],
	[REGIONS.slice(0, 2), ["Both", "Both", "Both"], "Only even, Both"],
	[[...REGIONS, "More"], REGIONS, "Only even, Both, Only over 10, Neither, More"],
	[REGIONS, REGIONS.slice(0, 2), "2"],
])("circles with the regions %j and %j in them: %s", (regions, bins, why) => {
	const faults = faultsInDetail(asked(regions, bins));
	expect(faults).toEqual(unfit(why));
});

test("the picture describes which card is in which region", () => {
	const answer = {
		question_type: "LABELED_INPUT",
		answer_dict: { c0: "Only even", c1: "Both", c3: "Neither" },
	} as const;
	const { alt, svg } = madePicture(asked(REGIONS, REGIONS), answer) ?? { alt: "", svg: "" };
	expect(alt).toBe("Only even: 8; Both: 14; Only over 10: —; Neither: 5");
	for (const number of ["8", "14", "5"]) expect(svg).toContain(`>${number}</text>`);
	expect(svg).not.toContain(">21</text>");
});
