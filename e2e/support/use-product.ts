import { afterAll, beforeAll } from "vitest";
import { closeBrowser, openBrowser } from "./browser.ts";
import type { Product } from "./product.ts";

/** A product and a browser for all tests of this file, started before the first one and stopped after the last. */
export function useProduct(start: () => Promise<Product>): Product {
	let started: Product | undefined;
	beforeAll(async () => {
		[started] = await Promise.all([start(), openBrowser()]);
	});
	afterAll(async () => {
		await closeBrowser();
		await started?.stop();
	});
	const product = () => {
		if (started === undefined) throw new Error("the product starts before the first test");
		return started;
	};
	return {
		get url() {
			return product().url;
		},
		get demo() {
			return product().demo;
		},
		stripe: (control, body) => product().stripe(control, body),
		google: (control, body) => product().google(control, body),
		esewa: (control, body) => product().esewa(control, body),
		models: (control, body) => product().models(control, body),
		stripeObjects: (kind) => product().stripeObjects(kind),
		mailTo: (address, subject) => product().mailTo(address, subject),
		stop: () => product().stop(),
	};
}
