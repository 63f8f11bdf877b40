export const digitsOf = (text) => text.replaceAll(/\D/g, "");

export function brandOf(number) {
	if (/^3[47]/.test(number)) return "amex";
	if (number.startsWith("4")) return "visa";
	if (/^(5[1-5]|2[2-7])/.test(number)) return "mastercard";
	if (/^6(011|5)/.test(number)) return "discover";
	return "unknown";
}

function numberLength(number) {
	return brandOf(number) === "amex" ? 15 : 16;
}

function hasRightCheckDigit(number) {
	const weigh = (digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0));
	const sum = [...number]
		.map(Number)
		.reverse()
		.map(weigh)
		.reduce((total, digit) => total + digit, 0);
	return sum % 10 === 0;
}

/** `4242424242424242` as `4242 4242 4242 4242`, or in groups of 4, 6 and 5 for American Express. */
export function formatNumber(text) {
	const number = digitsOf(text).slice(0, numberLength(digitsOf(text)));
	const groups = brandOf(number) === "amex" ? /^(\d{4})(\d{0,6})(\d*)/ : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d*)/;
	return (groups.exec(number) ?? []).slice(1).filter(Boolean).join(" ") || number;
}

/** `1240` as `12 / 40`; a first digit above 1 can only be a month by itself. */
export function formatExpiry(text) {
	const typed = digitsOf(text);
	const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
	return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function expiryOf(text) {
	const digits = digitsOf(text);
	return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

const incomplete = (code, message) => ({ type: "validation_error", code: `incomplete_${code}`, message });
const invalid = (code, message) => ({ type: "validation_error", code: `invalid_${code}`, message });

export function checkNumber(text) {
	const number = digitsOf(text);
	if (number.length === numberLength(number)) {
		return hasRightCheckDigit(number) ? undefined : invalid("number", "Your card number is invalid.");
	}
	return incomplete("number", "Your card number is incomplete.");
}

export function checkExpiry(text) {
	const { month, year } = expiryOf(text);
	if (digitsOf(text).length < 4) return incomplete("expiry", "Your card's expiration date is incomplete.");
	if (month < 1 || month > 12) return invalid("expiry_month", "Your card's expiration date is invalid.");
	const now = new Date();
	if (year < now.getFullYear())
		return invalid("expiry_year_past", "Your card's expiration year is in the past.");
	const isPast = year === now.getFullYear() && month < now.getMonth() + 1;
	return isPast ? invalid("expiry_month_past", "Your card's expiration date is in the past.") : undefined;
}

export function checkCvc(text, number) {
	const length = brandOf(digitsOf(number)) === "amex" ? 4 : 3;
	return digitsOf(text).length >= length
		? undefined
		: incomplete("cvc", "Your card's security code is incomplete.");
}
