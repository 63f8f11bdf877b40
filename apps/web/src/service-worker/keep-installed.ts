import styles from "./update-prompt.css?inline";

/** How often a page that stays open looks for a new version. */
const lookEveryMs = 30 * 60_000;

void keepInstalled();

/** Registers the worker, and offers a new version when there is one; loaded when the page has nothing else to do. */
async function keepInstalled(): Promise<void> {
	if (!("serviceWorker" in navigator)) return;
	const { serviceWorker } = navigator;
	const registration = await serviceWorker
		.register("/sw.js", { updateViaCache: "none" })
		.catch(() => undefined);
	if (registration === undefined) return;
	const look = () => void offerWaiting(registration);
	registration.addEventListener("updatefound", () => {
		const { installing } = registration;
		installing?.addEventListener("statechange", () => installing.state === "installed" && look());
	});
	look();
	// The app changes pages without loading: what waits while a question is open is offered on the next page.
	setInterval(look, 5_000);
	setInterval(() => void registration.update().catch(() => undefined), lookEveryMs);
}

/** The worker that was offered, so that one version is offered once. */
let offered: ServiceWorker | null = null;

async function offerWaiting({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
	if (waiting === null || waiting === offered || isPractising()) return;
	// The first one has nobody to replace.
	if (active === null) return;
	offered = waiting;
	const isThisPages = (await entriesOf(waiting)).some((entry) => hasScript(entry));
	if (isThisPages) waiting.postMessage("take-over", []);
	else showPrompt(() => takeOver(waiting));
}

/** Nothing is shown over a question that is open. */
function isPractising(): boolean {
	return location.pathname.startsWith("/student/questions");
}

function entriesOf(worker: ServiceWorker): Promise<string[]> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.addEventListener("message", ({ data }: MessageEvent<string[]>) => resolve(data), { once: true });
		port1.start();
		worker.postMessage("which-build", [port2]);
	});
}

function hasScript(entry: string): boolean {
	return [...document.scripts].some(({ src }) => src.endsWith(entry));
}

/** Only the page on which it was pressed loads anew; others go on as they are. */
function takeOver(worker: ServiceWorker): void {
	navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
	worker.postMessage("take-over", []);
}

function showPrompt(load: () => void): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(styles);
	// Not an element of style: the content policy has none of those.
	document.adoptedStyleSheets.push(sheet);
	const box = document.createElement("section");
	box.className = "update-prompt";
	box.setAttribute("role", "status");
	box.setAttribute("aria-label", "New version");
	const text = document.createElement("p");
	text.textContent = "A new version is ready.";
	const now = button("Load it", "update-prompt-load", load);
	const later = button("Later", "update-prompt-later", () => box.remove());
	box.append(text, now, later);
	document.body.append(box);
}

function button(label: string, className: string, press: () => void): HTMLButtonElement {
	const made = document.createElement("button");
	made.type = "button";
	made.className = className;
	made.textContent = label;
	made.addEventListener("click", press);
	return made;
}
