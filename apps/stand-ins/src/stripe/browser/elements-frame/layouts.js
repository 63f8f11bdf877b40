import { checkCvc, checkExpiry, checkNumber, digitsOf, formatExpiry, formatNumber } from "./card-rules.js";
import { COUNTRIES, DEFAULT_COUNTRY } from "./countries.js";
import { Field, formattedInput } from "./field.js";

const cardFields = (names) => {
	const number = new Field({
		label: "Card number",
		wide: true,
		check: checkNumber,
		control: formattedInput({
			name: names.number,
			autocomplete: "cc-number",
			placeholder: names.numberPlaceholder,
			format: formatNumber,
		}),
	});
	const expiry = new Field({
		label: "Expiration date",
		check: checkExpiry,
		control: formattedInput({
			name: names.expiry,
			autocomplete: "cc-exp",
			placeholder: "MM / YY",
			format: formatExpiry,
		}),
	});
	const cvc = new Field({
		label: "Security code",
		check: (text) => checkCvc(text, number.value),
		control: formattedInput({
			name: names.cvc,
			autocomplete: "cc-csc",
			placeholder: "CVC",
			format: (text) => digitsOf(text).slice(0, 4),
		}),
	});
	return { number, expiry, cvc };
};

function countryField(preferred) {
	const select = document.createElement("select");
	select.name = "country";
	select.autocomplete = "country";
	for (const [code, name] of COUNTRIES) select.append(new Option(name, code));
	const isListed = COUNTRIES.some(([code]) => code === preferred);
	select.value = isListed ? preferred : DEFAULT_COUNTRY;
	return new Field({ label: "Country", wide: true, control: select });
}

/** The fields of a form by its type; names are those that the real library's forms have. */
export const LAYOUTS = {
	payment(options) {
		const names = {
			number: "number",
			expiry: "expiry",
			cvc: "cvc",
			numberPlaceholder: "1234 1234 1234 1234",
		};
		const fields = cardFields(names);
		const hidesCountry = options.fields?.billingDetails?.address?.country === "never";
		if (!hidesCountry) fields.country = countryField(options.defaultValues?.billingDetails?.address?.country);
		return { className: "Fields", fields };
	},
	card() {
		const names = { number: "cardnumber", expiry: "exp-date", cvc: "cvc", numberPlaceholder: "Card number" };
		return { className: "Line", fields: cardFields(names) };
	},
};
