import { getSkills } from "@learnin/contract/routes/practice/learning.contract";
import { getPracticeDays } from "@learnin/contract/routes/practice/practice-days.contract";
import { expect, test } from "vitest";
import { callAs, demoAccount } from "../support/api.ts";
import { sharedProduct } from "../support/product.ts";
import { enterTab } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

test("a child's pages and its parent's name the same next skill, states and numbers of today", async () => {
	const asStudent = await callAs(product, "student");
	const { student_id, days } = await asStudent(getPracticeDays, { query: {} });
	const { skills } = await asStudent(getSkills, {});
	const { page: child } = await enterTab(product, demoAccount(product, "student"), {
		path: "/student/get-lesson-list",
	});
	const { page: parent } = await enterTab(product, demoAccount(product, "parent"), {
		path: `/parent/worksheets?child=${student_id}`,
	});
	const plain = (text: string) => text.replaceAll("\u00ad", "").replaceAll(/\s+/g, " ").trim();

	const next = plain(await child.locator("#pa-here").innerText());
	const sheet = parent.locator("label").filter({ hasText: "What to practice next" }).locator("small");
	await expect.poll(async () => plain(await sheet.innerText()).startsWith(next)).toBe(true);

	await child.goto("/student/dashboard");
	await child.getByRole("button", { name: "See today’s plan" }).click();
	const steps = child.getByRole("region", { name: "Today’s plan" }).getByRole("listitem");
	await expect.poll(async () => plain((await steps.allInnerTexts()).join(" "))).toContain(next);

	const finished = days.at(-1)?.finished ?? 0;
	const goal = days.at(-1)?.goal ?? 0;
	await child.getByRole("img", { name: `${finished} of ${goal} questions done today` }).waitFor();
	await child.goto("/student/activity");
	// Just after midnight, the child has no question of today yet.
	const counted = finished > 0 ? `${finished} questions?` : "(0 questions|no questions yet)";
	const todayTile = child.getByRole("listitem").filter({ hasText: new RegExp(`Today, .+: ${counted}`) });
	await todayTile.waitFor();

	await parent.goto("/parent/dashboard");
	const card = parent.locator(".child-card").filter({ has: parent.locator(`a[href*="${student_id}"]`) });
	await expect.poll(async () => plain(await card.innerText())).toContain(`Today ${finished} of`);
	const mastered = skills.filter(({ stage }) => stage === "mastered" || stage === "due_for_review").length;
	expect(plain(await card.innerText())).toContain(`${mastered} skills mastered so far`);
});
