/** "LRN-3F9A2C1B7D04": made of the order's id, so that it is the same for ever and needs no counter. */
export function receiptNumber(order_id: string): string {
	return `LRN-${order_id.replaceAll("-", "").slice(0, 12).toUpperCase()}`;
}
