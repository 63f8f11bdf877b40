/** What a person does at Google's chooser. */
export type Choice = { subject: string } | { email: string; name?: string } | { cancel: "yes" };

/**
 * Goes from the address that a product redirects its browser to, through the stand-in's chooser, to the
 * address that the browser comes back with: what a person does in the window, without a browser.
 */
export async function visitGoogle(authorizationUrl: string, choice: Choice): Promise<URL> {
	const issuer = new URL(authorizationUrl).origin;
	const cookies = new Map<string, string>();
	let next = await follow(authorizationUrl, cookies);
	if (next.origin === issuer)
		next = await follow(next.href, cookies, { method: "POST", body: new URLSearchParams(choice) });
	while (next.origin === issuer) next = await follow(next.href, cookies);
	return next;
}

async function follow(url: string, cookies: Map<string, string>, init: RequestInit = {}): Promise<URL> {
	const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const response = await fetch(url, { ...init, redirect: "manual", headers: { cookie } });
	for (const header of response.headers.getSetCookie()) {
		const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
		cookies.set(name, value);
	}
	const location = response.headers.get("location");
	if (location === null) throw new Error(`${url} leads nowhere: ${response.status} ${await response.text()}`);
	return new URL(location, url);
}
