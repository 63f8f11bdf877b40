import { describe, expect, it } from "vitest";
import { askedOf, briefOf, exampleOf, modelsOf, newAsked } from "./asked.ts";

describe("the last request", () => {
	it("is restored as it was stored", () => {
		const asked = {
			...newAsked,
			wish: "About bread.",
			models: ["One"],
			example_id: "an-id",
			from: "text" as const,
		};
		expect(askedOf(JSON.stringify(asked))).toEqual(asked);
	});

	it.each([
		["nothing", null],
		["no JSON", "{"],
		["something else", "[]"],
		["a type that no model can write", JSON.stringify({ ...newAsked, question_type: "DRAWING" })],
		["a part of another form", JSON.stringify({ ...newAsked, models: "One" })],
	])("begins anew after %s", (_, kept) => {
		expect(askedOf(kept)).toEqual(newAsked);
	});
});

describe("a request", () => {
	const known = [{ name: "One" }, { name: "Two" }];

	it.each([
		[[], ["One"]],
		[["Two"], ["Two"]],
		[["Gone", "Two"], ["Two"]],
		[["Gone"], ["One"]],
	])("of the models %j asks %j", (models, asked) => {
		expect(modelsOf({ ...newAsked, models }, known)).toEqual(asked);
	});

	it("asks for words if a student answers in words or sorts cards", () => {
		expect(briefOf({ ...newAsked, question_type: "VERIFY_WITH_LLM" }).answer_type).toBe("STRING");
		expect(briefOf({ ...newAsked, question_type: "LABELED_INPUT" }).answer_type).toBe("STRING");
		expect(briefOf(newAsked).answer_type).toBe("INTEGER");
	});

	it("includes the chosen example, and not a removed one", () => {
		const asked = { ...newAsked, example_id: "an-id", example_text: "How many?" };
		expect(exampleOf(asked)).toBeNull();
		expect(exampleOf({ ...asked, from: "question" })).toEqual({ kind: "question", question_id: "an-id" });
		expect(exampleOf({ ...asked, from: "text" })).toEqual({ kind: "text", text: "How many?" });
		expect(exampleOf({ ...asked, from: "text", example_text: " " })).toBeNull();
	});
});
