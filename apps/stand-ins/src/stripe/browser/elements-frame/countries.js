/** A selection of countries that is enough for tests; the real form lists all. */
export const COUNTRIES = [
	["AU", "Australia"],
	["BD", "Bangladesh"],
	["BT", "Bhutan"],
	["CA", "Canada"],
	["CN", "China"],
	["DE", "Germany"],
	["FR", "France"],
	["GB", "United Kingdom"],
	["IN", "India"],
	["IE", "Ireland"],
	["JP", "Japan"],
	["MY", "Malaysia"],
	["NP", "Nepal"],
	["NL", "Netherlands"],
	["NZ", "New Zealand"],
	["QA", "Qatar"],
	["SG", "Singapore"],
	["ZA", "South Africa"],
	["AE", "United Arab Emirates"],
	["US", "United States"],
].sort((a, b) => a[1].localeCompare(b[1]));
export const DEFAULT_COUNTRY = "US";
