import { getQuestionDetails } from "@learnin/contract/routes/practice/activity.contract";
import { getSession } from "@learnin/contract/routes/practice/practice.contract";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callWith, demoAccount } from "../support/api.ts";
import { auditTest } from "../support/audit.ts";
import type { Visitor } from "../support/browser.ts";
import { expectNoFaults, middleOf } from "../support/made-answers.ts";
import { givenSet, openQuestion, zoe } from "../support/practice.ts";
import { type DemoAccount, startProduct } from "../support/product.ts";
import { enterNew } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(startProduct);

function enter(account: DemoAccount): Promise<Visitor> {
	return enterNew(product, account, { width: 360, height: 780 });
}

async function drawLine(page: Page): Promise<void> {
	const { x, y } = await middleOf(page.locator("#pr-prompt"));
	await page.mouse.move(x - 60, y);
	await page.mouse.down();
	await page.mouse.move(x + 60, y + 10, { steps: 4 });
	await page.mouse.up();
}

auditTest(
	"a parent lets a child show drawings; the child shows one, the parent sees it, the child takes it back",
	{ timeout: 300_000 },
	async () => {
		const [child, parent] = [await enter(zoe(product)), await enter(demoAccount(product, "parent"))];
		const session_id = await givenSet(child.page);
		const call = await callWith(product.url, zoe(product));
		const { questions } = await call(getSession, { params: { session_id } });
		const question_id = questions[0]?.id ?? "";
		const pad = child.page.getByRole("group", { name: "Scratchpad" });
		const show = pad.getByRole("button", { name: "Show my parent" });
		const openSheet = async () => {
			await openQuestion(child.page, session_id, 1);
			await child.page.getByRole("button", { name: "Draw", exact: true }).click();
			await pad.getByRole("button", { name: "Done" }).waitFor();
		};

		await openSheet();
		await drawLine(child.page);
		await pad.getByRole("button", { name: "Clear", disabled: false }).waitFor();
		expect(await show.count()).toBe(0);

		await parent.page.goto("/profile");
		await parent.page.getByRole("button", { name: "Consent for Zoe Okafor" }).click();
		const onOff = parent.page.getByRole("checkbox", { name: "Zoe Okafor can show you drawings" });
		expect(await onOff.isChecked()).toBe(false);
		await onOff.click();
		await parent.page.getByText("only after Zoe presses “Show my parent”").waitFor();
		await expectNoFaults(parent.page);

		await openSheet();
		await show.waitFor();
		await expectNoFaults(child.page);
		await child.page.context().setOffline(true);
		await show.click();
		await pad.getByText("This needs the internet. Your drawing stays here").waitFor();
		await child.page.context().setOffline(false);
		await show.dblclick();
		await pad.getByText("Your parent can see this drawing with your answer.").waitFor();

		await parent.page.goto(`/question/details/?id=${question_id}`);
		const picture = parent.page.getByRole("img", { name: "A drawing with 1 line" });
		await picture.waitFor();
		expect(await picture.locator("path").count()).toBe(1);
		await expectNoFaults(parent.page);

		await drawLine(child.page);
		await pad.getByText("Your parent can see an earlier drawing.").waitFor();
		await pad.getByRole("button", { name: "Show the new one" }).click();
		await pad.getByText("Your parent can see this drawing with your answer.").waitFor();
		await parent.page.reload();
		await parent.page.getByRole("img", { name: "A drawing with 2 lines" }).waitFor();
		await parent.page.getByRole("button", { name: "Delete drawing" }).press("Enter");
		await parent.page.getByRole("dialog").getByRole("button", { name: "Delete drawing" }).press("Enter");
		await expect
			.poll(() => parent.page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
			.toBe("The question");

		await openSheet();
		await show.click();
		await pad.getByText("Your parent can see this drawing with your answer.").waitFor();

		await pad.getByRole("button", { name: "Take it back" }).click();
		await show.waitFor();
		expect((await call(getQuestionDetails, { params: { question_id } })).drawing).toBeNull();
		await parent.page.reload();
		await parent.page.getByRole("heading", { name: "Zoe Okafor’s answers" }).waitFor();
		expect(await parent.page.getByText("Drawing by Zoe Okafor").count()).toBe(0);
		expect(parent.complaints).toEqual([]);
	},
);
