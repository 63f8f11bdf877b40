import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";
import { nameBlanks } from "./name-blanks.ts";

const named = (id: string) => `<span data-blank="${id}"><span class="sr">blank</span></span>`;

test("each box of a text is called blank, also before its period", () => {
	const html = 'The numerators are <span data-blank="a"></span> and <span data-blank="b-2"></span>.';
	expect(nameBlanks(keepTogether(html))).toBe(
		`The numerators are ${named("a")} and <span class="together">${named("b-2")}.</span>`,
	);
});

test("a text without boxes stays as it is", () => {
	const html = '<p>A <span class="sr">blank</span> page</p>';
	expect(nameBlanks(html)).toBe(html);
});
