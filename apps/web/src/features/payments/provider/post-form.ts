/** Leaves this page by posting a form with these fields, as if its submit button was pressed. */
export function postForm(url: string, fields: Record<string, string>): void {
	const form = document.createElement("form");
	form.method = "post";
	form.action = url;
	form.hidden = true;
	for (const [name, value] of Object.entries(fields)) {
		const input = document.createElement("input");
		input.type = "hidden";
		input.name = name;
		input.value = value;
		form.append(input);
	}
	document.body.append(form);
	form.submit();
}
