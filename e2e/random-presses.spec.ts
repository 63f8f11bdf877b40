import { expect } from "vitest";
import { demoAccount } from "./support/api.ts";
import { auditTest } from "./support/audit.ts";
import { startProduct } from "./support/product.ts";
import { pressAtRandom } from "./support/random-presses.ts";
import { useProduct } from "./support/use-product.ts";
import { enterNew } from "./support/walk.ts";

// What nobody thought of: a seed is a person, and the same seed presses the same on the same pages.

const product = useProduct(startProduct);
const walks = [
	["student", "/student/dashboard", 390],
	["student", "/student/questions/daily", 1440],
	["parent", "/parent/dashboard", 390],
	["super-admin", "/superadmin/dashboard", 1440],
] as const;

for (const [role, start, width] of walks)
	auditTest(`no press of a ${role} at ${width} px breaks ${start}`, { timeout: 900_000 }, async () => {
		const account = demoAccount(product, role);
		const visitor = await enterNew(product, account, { width, height: 800, keepsWorker: true });
		expect(await pressAtRandom(visitor, { start, seed: `${role} ${width}`, steps: 80 })).toEqual([]);
	});
