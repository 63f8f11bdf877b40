import { askApi, intentOfSecret } from "../shared/api.js";
import { openParentChannel } from "../shared/parent-channel.js";

const channel = openParentChannel({ cancel: () => answer("fail") });
const clientSecret = channel.parameters.get("client_secret");
const page = { origin: window.location.origin, key: channel.parameters.get("key") };
const buttons = [...document.querySelectorAll("button")];

async function answer(outcome) {
	for (const button of buttons) button.disabled = true;
	const { path } = intentOfSecret(clientSecret);
	const { error } = await askApi(page, "POST", `${path}/authentication`, {
		client_secret: clientSecret,
		outcome,
	});
	// It may have been answered elsewhere in the meantime; then there is nothing left to ask.
	if (!error || error.code?.endsWith("_unexpected_state")) {
		channel.emit("answered");
		return;
	}
	for (const button of buttons) button.disabled = false;
	document.getElementById("problem").textContent = error.message;
}

document.getElementById("complete").addEventListener("click", () => answer("complete"));
document.getElementById("fail").addEventListener("click", () => answer("fail"));
if (clientSecret.startsWith("seti_")) {
	document.getElementById("title").textContent = "Confirm this card with your bank";
}
// Until here a press would do nothing.
for (const button of buttons) button.disabled = false;
document.getElementById("complete").focus();
channel.emit("loaded");
