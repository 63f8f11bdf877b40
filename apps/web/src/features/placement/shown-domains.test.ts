import { expect, test } from "vitest";
import { shownDomains } from "./shown-domains.ts";

const skill = (grade: number, look: "known" | "unclear" | "not_yet") => ({ grade, look });

test("later grades are only shown if something in them looks known", () => {
	const domains = [
		{ id: "NF", name: "Fractions", skills: [skill(4, "known"), skill(5, "not_yet"), skill(6, "not_yet")] },
		{ id: "RP", name: "Ratios", skills: [skill(6, "not_yet"), skill(6, "unclear"), skill(7, "not_yet")] },
		{ id: "F", name: "Functions", skills: [skill(8, "not_yet")] },
	];
	expect(shownDomains(domains, 5).map(({ id, skills }) => [id, skills.map(({ grade }) => grade)])).toEqual([
		["NF", [4, 5]],
		["RP", [6, 6]],
	]);
});
