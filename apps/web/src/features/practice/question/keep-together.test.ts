import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

const box = (id: string) => `<span data-blank="${id}"></span>`;

test("a formula or a box keeps the punctuation after it", () => {
	const html = `Tens: ${box("a")}. Ones: ${box("b")} of <math><mi>x</mi></math>?`;
	expect(keepTogether({ html }).html).toBe(
		`Tens: <span class="pr-together">${box("a")}.</span> Ones: ${box("b")} of <span class="pr-together"><math><mi>x</mi></math>?</span>`,
	);
});
