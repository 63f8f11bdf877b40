import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A page that pays with the served library, under the product's content security policy. */
export interface PaymentPage {
	url: string;
	stop(): Promise<void>;
}

const HTML = (standIn: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pay</title>
<script src="${standIn}/stripe.js"></script></head>
<body><form id="pay"><div id="element"></div><button>Pay</button></form>
<pre id="result"></pre><p id="state"></p>
<script src="/page.js"></script></body></html>`;

// The page's address sets its behavior: which form, which call, which client secret.
const SCRIPT = `
const parameters = new URLSearchParams(location.search);
const get = (name) => parameters.get(name) ?? undefined;
const stripe = Stripe(get("key"));
const clientSecret = get("secret");
const isCard = get("form") === "card";
const elements = stripe.elements(isCard ? {} : { clientSecret, appearance: { theme: get("theme") ?? "stripe" } });
const element = elements.create(isCard ? "card" : "payment", {
	defaultValues: { billingDetails: { name: "A Parent", address: { country: "NP" } } },
});
element.on("ready", () => { document.body.dataset.ready = "yes"; });
element.on("loaderror", ({ error }) => { document.getElementById("result").textContent = "loaderror: " + error.message; });
element.on("change", (change) => { document.getElementById("state").textContent = JSON.stringify(change); });
element.mount("#element");
const options = { elements, confirmParams: { return_url: location.origin + "/return" }, redirect: get("redirect") ?? "if_required" };
const calls = {
	confirmPayment: () => stripe.confirmPayment(options),
	confirmSetup: () => stripe.confirmSetup(options),
	createPaymentMethod: () => stripe.createPaymentMethod({ type: "card", card: elements.getElement("card"), billing_details: { name: "B Parent", email: "b@example.test" } }),
	confirmCardSetup: () => stripe.confirmCardSetup(clientSecret, { payment_method: { card: element } }),
};
document.getElementById("pay").addEventListener("submit", async (event) => {
	event.preventDefault();
	document.getElementById("result").textContent = "";
	const submitted = isCard ? {} : await elements.submit();
	const result = submitted.error ? submitted : await calls[get("call")]();
	document.getElementById("result").textContent = JSON.stringify(result);
});`;

/** Serves the page on another origin than the stand-in's. */
export async function startPaymentPage(standInUrl: string): Promise<PaymentPage> {
	const policy = [
		"default-src 'self'",
		`script-src 'self' ${standInUrl}`,
		`frame-src ${standInUrl}`,
		`connect-src 'self' ${standInUrl}`,
		"style-src 'self'",
	].join("; ");
	const server = createServer((request, response) => {
		const isScript = request.url === "/page.js";
		response.writeHead(200, {
			"content-type": isScript ? "text/javascript" : "text/html",
			"content-security-policy": policy,
		});
		response.end(isScript ? SCRIPT : HTML(standInUrl));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		stop: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}
