/** "LRN-3F9A2C1B7D04": derived from the order's id, so that it never changes and needs no counter. */
export function receiptNumber(order_id: string): string {
	return `LRN-${order_id.replaceAll("-", "").slice(0, 12).toUpperCase()}`;
}
