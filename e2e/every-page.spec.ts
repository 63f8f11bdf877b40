import { expect, test } from "vitest";
import { paths } from "../apps/web/src/paths/paths.ts";
import { adminPaths } from "../apps/web/src/paths/admin-paths.ts";
import { type Group, walkEveryPage } from "./support/every-page.ts";
import { screens } from "./support/screens/screens.ts";

test("every path of the app is among the tested pages", () => {
	const looked = Object.values(screens)
		.flat()
		.map(({ path }) => path.split("?")[0]?.replace(/(.)\/+$/, "$1") ?? "");
	const missing = Object.values({ ...paths, ...adminPaths }).filter((path) => {
		const pattern = new RegExp(`^${path.replace(/(.)\/+$/, "$1").replaceAll(/:\w+/g, "[^/]+")}$`);
		return !looked.some((one) => pattern.test(one));
	});
	expect(missing).toEqual([]);
});

/** The same state of two links, the same set or order by two addresses, and an address of nothing beside the real one. */
const sharedTitles = [
	"This link isn’t valid",
	"This invitation link isn’t valid",
	"Practice: Fractions: different denominators",
	"Day",
	"Paid from your wallet",
	"Receipt",
];

test("pages of one person have different titles", () => {
	const shared = Object.values(screens).flatMap((all) => {
		const byTitle = Map.groupBy(all, ({ title }) => title);
		return [...byTitle].flatMap(([title, same]) => {
			const addresses = new Set(same.map(({ path }) => path.split("?")[0]));
			return addresses.size > 1 ? [title] : [];
		});
	});
	expect(shared).toEqual(sharedTitles);
});

walkEveryPage((Object.keys(screens) as Group[]).filter((group) => group !== "super-admin"));
