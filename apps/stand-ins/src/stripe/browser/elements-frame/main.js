import { askApi, intentOfSecret } from "../shared/api.js";
import { openParentChannel } from "../shared/parent-channel.js";
import { applyAppearance, applyLineStyle } from "./appearance.js";
import { CardForm } from "./card-form.js";

const mount = document.getElementById("form");
// Both are set once the page has sent its settings.
let form;
let page;

const channel = openParentChannel({
	start,
	update({ options }) {
		form?.update(options);
		if (options.style) applyLineStyle(options.style);
	},
	restyle: ({ appearance }) => applyAppearance(appearance),
	focus: () => form?.focus(),
	blur: () => document.activeElement?.blur(),
	clear() {
		if (!form) return;
		form.clear();
		announceChange();
	},
	submit() {
		const error = checkForm();
		return error ? { error } : { selectedPaymentMethod: "card" };
	},
	createPaymentMethod: (fields) => withCard((method) => ask("payment_methods", method), fields),
	confirm: ({ clientSecret, confirmParams }) => confirm(clientSecret, confirmParams),
});

async function start({ appearance, clientSecret, key, options }) {
	page = { origin: window.location.origin, key };
	applyAppearance(appearance);
	applyLineStyle(options.style);
	const problem = clientSecret ? await loadProblem(clientSecret) : undefined;
	if (problem) {
		channel.emit("loaderror", { error: problem });
		return;
	}
	form = new CardForm(channel.parameters.get("type"), options);
	mount.replaceChildren(form.root);
	channel.emit("ready");
	announceChange();
}

async function loadProblem(clientSecret) {
	const { path } = intentOfSecret(clientSecret);
	const { error } = await askApi(page, "GET", path, { client_secret: clientSecret });
	return error;
}

async function confirm(clientSecret, { return_url, receipt_email, payment_method_data = {} }) {
	return withCard(
		(method) =>
			ask(`${intentOfSecret(clientSecret).path}/confirm`, {
				client_secret: clientSecret,
				payment_method_data: method,
				receipt_email,
				return_url,
				use_stripe_sdk: true,
			}),
		payment_method_data,
	);
}

async function withCard(send, extra) {
	const error = checkForm();
	return error ? { error } : send(form.paymentMethodData(extra));
}

function checkForm() {
	if (!form) return { type: "validation_error", message: "The payment form has not loaded." };
	const error = form.validate();
	announceChange();
	return error;
}

function ask(path, fields) {
	return askApi(page, "POST", path, fields);
}

let announced = "";

function announceChange() {
	const summary = form.summary();
	const text = JSON.stringify(summary);
	if (text === announced) return;
	announced = text;
	channel.emit("change", summary);
}

mount.addEventListener("submit", (event) => event.preventDefault());
for (const event of ["input", "change"]) {
	mount.addEventListener(event, () => {
		form.refresh();
		announceChange();
	});
}
mount.addEventListener("focusin", () => channel.emit("focus"));
mount.addEventListener("focusout", () => channel.emit("blur"));
mount.addEventListener("keydown", ({ key }) => {
	if (key === "Escape") channel.emit("escape");
});

new ResizeObserver(() => channel.emit("height", { height: mount.offsetHeight })).observe(mount);
channel.emit("loaded");
