import { askApi, intentOfSecret } from "../shared/api.js";
import { FrameChannel, setStyles } from "./frame-channel.js";
import { ORIGIN } from "./origin.js";

const OVERLAY_STYLES = {
	border: "none",
	padding: "0",
	margin: "0",
	width: "100vw",
	height: "100vh",
	"max-width": "none",
	"max-height": "none",
	overflow: "hidden",
	background: "transparent",
	"color-scheme": "light",
};

/** Shows the bank's challenge over the page until it is answered. */
function askHolder(key, clientSecret) {
	return new Promise((resolve) => {
		// A modal dialog: keyboard and screen reader cannot reach the rest of the page while it is open.
		const dialog = document.createElement("dialog");
		const channel = new FrameChannel(
			"/authentication-frame",
			{ key, client_secret: clientSecret },
			(event) => {
				if (event !== "answered") return;
				channel.remove();
				dialog.close();
				dialog.remove();
				resolve();
			},
		);
		channel.iframe.title = "Card authentication";
		dialog.setAttribute("aria-label", "Card authentication");
		dialog.addEventListener("cancel", (event) => {
			event.preventDefault();
			channel.call("cancel");
		});
		setStyles(dialog, OVERLAY_STYLES);
		setStyles(channel.iframe, { ...OVERLAY_STYLES, display: "block" });
		dialog.append(channel.iframe);
		document.body.append(dialog);
		dialog.showModal();
	});
}

/** Has the holder answer if the intent waits for that; returns the library's result for the intent. */
export async function settleIntent(key, clientSecret, intent) {
	const { lastError, path, resultName } = intentOfSecret(clientSecret);
	if (intent.status !== "requires_action") return { [resultName]: intent };
	await askHolder(key, clientSecret);
	const { error, result } = await askApi({ origin: ORIGIN, key }, "GET", path, {
		client_secret: clientSecret,
	});
	if (error) return { error };
	if (result.status === "requires_payment_method") {
		return { error: { ...result[lastError], [intentOfSecret(clientSecret).fieldName]: result } };
	}
	return { [resultName]: result };
}
