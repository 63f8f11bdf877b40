import { expect, test } from "vitest";
import { isNeverNull } from "./never-null.ts";

test.each([
	"count(*)",
	"(count(*))::integer",
	"count(*) FILTER (WHERE (state = 'open'::text))",
	"(count(*) FILTER (WHERE (a > 0)))::integer",
	"COALESCE(sum(x), '0'::numeric)",
	"(COALESCE(sum(x), (0)::bigint))::integer",
	"COALESCE(a.name, 'none, or (nothing)'::text)",
	"COALESCE(a.is_on, true)",
])("%s is never null", (expression) => {
	expect(isNeverNull(expression)).toBe(true);
});

test.each([
	"(COALESCE(a, 0) / NULLIF(b, 0))",
	"(count(*) / NULLIF(x, 0))",
	"(COALESCE(a, 0) + t.b1)",
	"COALESCE(a, b)",
	"max(x)",
	"a.email",
	"",
])("%s may be null", (expression) => {
	expect(isNeverNull(expression)).toBe(false);
});
