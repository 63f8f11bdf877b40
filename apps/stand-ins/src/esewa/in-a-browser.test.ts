import { createServer, type Server } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { close, listen } from "../local-server.ts";
import { launchBrowser } from "../testing/browser.ts";
import { type EsewaStandIn, startEsewaStandIn } from "./esewa-stand-in.ts";
import { signatureOf } from "./signature.ts";

const merchant = { productCode: "EPAYTEST", secret: "8gBm/:&EnhH.1/q" };

let browser: Browser;
let esewa: EsewaStandIn;
let shop: Server;
let shopUrl: string;
/** Where forms on the shop's page may be posted in addition to the shop itself. */
let allowed: string;
let page: Page;
let complaints: string[];

beforeAll(async () => {
	browser = await launchBrowser();
	esewa = await startEsewaStandIn(merchant);
	shop = createServer((request, response) => {
		const policy = `default-src 'none'; form-action 'self' ${allowed}`;
		response.writeHead(200, {
			"content-type": "text/html",
			"content-security-policy": policy,
			"referrer-policy": "no-referrer",
		});
		response.end(request.url === "/" ? shopPage() : "<!doctype html><title>Back</title><h1>Back</h1>");
	});
	shopUrl = `http://127.0.0.1:${await listen(shop, 0)}`;
}, 60_000);

afterAll(async () => {
	await browser.close();
	await close(shop);
	await esewa.stop();
});

beforeEach(async () => {
	allowed = esewa.url;
	esewa.controls.reset();
	page = await browser.newPage();
	complaints = [];
	page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
});
afterEach(() => page.close());

function shopPage(): string {
	const signed = { total_amount: "1300.50", transaction_uuid: "lrn-1", product_code: "EPAYTEST" };
	const fields = {
		...signed,
		amount: "1300.50",
		tax_amount: "0",
		product_service_charge: "0",
		product_delivery_charge: "0",
		success_url: `${shopUrl}/paid/lrn-1`,
		failure_url: `${shopUrl}/failed/lrn-1`,
		signed_field_names: Object.keys(signed).join(","),
		signature: signatureOf(merchant.secret, Object.keys(signed), signed),
	};
	const inputs = Object.entries(fields).map(
		([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
	);
	return `<!doctype html><title>Shop</title><link rel="icon" href="data:,"><form method="post" action="${esewa.formUrl}">${inputs.join("")}<button>Pay with eSewa</button></form>`;
}

async function goToEsewa(): Promise<void> {
	await page.goto(shopUrl);
	await page.getByRole("button", { name: "Pay with eSewa" }).click();
}

test("a payer gets to eSewa, pays, and comes back with the data, under the shop's content policy", async () => {
	await goToEsewa();
	await page.getByRole("heading", { name: "Confirm your payment" }).waitFor();
	await page.getByRole("button", { name: "Pay NPR 1,300.50" }).click();
	await page.getByRole("heading", { name: "Back" }).waitFor();
	const back = new URL(page.url());
	expect([back.origin, back.pathname]).toEqual([shopUrl, "/paid/lrn-1"]);
	const data = (back.searchParams.get("data") ?? "").replaceAll(" ", "+");
	expect(JSON.parse(Buffer.from(data, "base64").toString())).toMatchObject({ total_amount: "1300.5" });
});

test("a payer who cancels comes back without data", async () => {
	await goToEsewa();
	await page.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("heading", { name: "Back" }).waitFor();
	expect(page.url()).toBe(`${shopUrl}/failed/lrn-1`);
});

test("without eSewa in the shop's content policy the form goes nowhere", async () => {
	allowed = "";
	await page.goto(shopUrl);
	// Not a click, which would wait for the page that never loads.
	await page.getByRole("button", { name: "Pay with eSewa" }).dispatchEvent("click");
	await expect.poll(() => complaints.join()).toMatch(/form-action/);
	expect([new URL(page.url()).origin, esewa.controls.payments()]).toEqual([shopUrl, []]);
});
