/** In order of detection: most browsers also claim to be others. */
const browsers: [RegExp, string][] = [
	[/\bEdgA?\/|\bEdgiOS\//, "Edge"],
	[/\bOPR\/|\bOPX\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\bFirefox\/|\bFxiOS\//, "Firefox"],
	[/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
	[/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
	[/\biPad\b/, "iPad"],
	[/\biPhone\b/, "iPhone"],
	[/\bAndroid\b/, "Android"],
	[/\bCrOS\b/, "Chromebook"],
	[/\bWindows\b/, "Windows"],
	[/\bMac OS X\b|\bMacintosh\b/, "Mac"],
	[/\bLinux\b/, "Linux"],
];

/** Browser and system by their usual names, from the user agent header; null if it does not say. */
export function describeDevice(user_agent: string): { browser: string | null; system: string | null } {
	return { browser: nameIn(browsers, user_agent), system: nameIn(systems, user_agent) };
}

function nameIn(table: [RegExp, string][], text: string): string | null {
	return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
