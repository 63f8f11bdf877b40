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

walkEveryPage((Object.keys(screens) as Group[]).filter((group) => group !== "super-admin"));
