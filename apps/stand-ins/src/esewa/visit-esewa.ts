/**
 * What a payer's browser does at eSewa, without a browser: posts the form and presses a button. Returns the
 * address that the payer is redirected to; undefined if eSewa does not redirect.
 */
export async function visitEsewa(
	formUrl: string,
	fields: Readonly<Record<string, string>>,
	choice: "pay" | "cancel",
): Promise<URL | undefined> {
	const page = await post(formUrl, fields);
	if (page.location === undefined) throw new Error(`eSewa refused the form: ${page.text}`);
	const answer = await post(page.location.href, { choice });
	return answer.location;
}

async function post(url: string, fields: Readonly<Record<string, string>>) {
	const response = await fetch(url, {
		method: "POST",
		body: new URLSearchParams(fields),
		redirect: "manual",
	});
	const location = response.headers.get("location");
	return {
		location: location === null ? undefined : new URL(location, url),
		text: await response.text(),
	};
}
