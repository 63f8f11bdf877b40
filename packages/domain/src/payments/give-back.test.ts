import { expect, test } from "vitest";
import { giveBackAnswer, giveBackUntil, type OrderToGiveBack } from "./give-back.ts";

const paid_at = new Date("2026-11-01T10:00:00Z");
const fresh: OrderToGiveBack = {
	paid_at,
	amount_minor: 2000,
	refunded_minor: 0,
	has_pending_refund: false,
	is_disputed: false,
	is_used: false,
	needs_person: false,
};

test.each<[string, Partial<OrderToGiveBack>, string, string]>([
	["at once", {}, "2026-11-01T10:00:00Z", "may"],
	["at the last moment", {}, "2026-11-15T10:00:00Z", "may"],
	["a moment later", {}, "2026-11-15T10:00:00.001Z", "too_late"],
	["practiced", { is_used: true }, "2026-11-02T10:00:00Z", "used"],
	["practiced, and too late", { is_used: true }, "2026-12-02T10:00:00Z", "too_late"],
	["a part went back", { refunded_minor: 1000 }, "2026-11-02T10:00:00Z", "given_back"],
	["all went back", { refunded_minor: 2000 }, "2026-12-02T10:00:00Z", "given_back"],
	["being sent", { refunded_minor: 2000, has_pending_refund: true }, "2026-11-02T10:00:00Z", "under_way"],
	["disputed", { is_disputed: true, is_used: true }, "2026-11-02T10:00:00Z", "disputed"],
	["money that a person sends", { needs_person: true }, "2026-11-02T10:00:00Z", "by_hand"],
	["money that a person sends, used", { needs_person: true, is_used: true }, "2026-11-02T10:00:00Z", "used"],
])("%s", (_, order, now, answer) => {
	expect(giveBackAnswer({ ...fresh, ...order }, new Date(now))).toBe(answer);
});

test("days count from the moment of the payment", () => {
	expect(giveBackUntil(paid_at)).toEqual(new Date("2026-11-15T10:00:00Z"));
});
