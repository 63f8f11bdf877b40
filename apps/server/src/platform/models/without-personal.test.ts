import { expect, test } from "vitest";
import { withoutPersonal } from "./without-personal.ts";

const family = {
	names: [
		"Maya Okafor",
		"Amara Okafor",
		"José Luis Peña-Núñez",
		"Elizabeth Will",
		"An Li",
		"Maximilian Stone",
	],
	schools: ["Lincoln Elementary School", "Escuela Primaria Benito Juárez", "Green Valley Academy"],
};
const asked = "Write 6175550143 in words. What is 555 + 212? The sum is 767.";

test.each([
	// Names: any case, without accents, in parts, possessive, short.
	["My name is Maya Okafor and I think 3/4 is more.", "My name is [name] and I think 3/4 is more."],
	["MAYA says 12", "[name] says 12"],
	["maya's brother jose got 1/2", "[name]'s brother [name] got 1/2"],
	["Peña and Nunez, or Pena-Núñez", "[name] and [name], or [name]"],
	["I asked Lizzy and Max: they agree", "I asked [name] and [name]: they agree"],
	["me llamo will", "me llamo [name]"],
	["It will be an angle of 90 degrees, will it not? An angle. Stone is heavy.", undefined],
	["Yesterday An helped me", "Yesterday [name] helped me"],
	["The mayan numbers use base 20; max is the largest", undefined],
	// Schools.
	["I learned it at Lincoln Elementary", "I learned it at [school]"],
	["in lincoln elementary school we add first", "in [school] we add first"],
	["Lo aprendí en la Escuela Primaria Benito Juárez con 3/4", "Lo aprendí en la [school] con 3/4"],
	["voy a la benito juarez", "voy a la [school]"],
	["My cousin goes to Oak Hill Middle School.", "My cousin goes to [school]."],
	["Mi primo va al Colegio San José.", "Mi primo va al [school]."],
	["The school has 3 classes of 24; la escuela tiene 72 niños", undefined],
	["the valley is green and 4 high", undefined],
	// Phones.
	["call me at 415-555-0132 ok", "call me at [phone] ok"],
	["(415) 555-0132 is mine", "[phone] is mine"],
	["+44 20 7946 0958", "[phone]"],
	["my phone number is 555-0132", "my phone number is [phone]"],
	["Mi teléfono es 612 345 678.", "Mi teléfono es [phone]."],
	["llámame al 55 1234 5678", "llámame al [phone]"],
	// Emails and links.
	["write to maya.o+x@example.co.uk!", "write to [email]!"],
	["see https://example.com/me?x=1 or www.example.org", "see [link] or [link]"],
	["it is on tiktok.com/@someone", "it is on [link]"],
	// Addresses.
	["I live at 12 Oak Tree Lane, it has 4 sides", "I live at [address], it has 4 sides"],
	["1600 Pennsylvania Ave", "[address]"],
	["Vivo en la Calle Mayor 12 y suma 7", "Vivo en la [address] y suma 7"],
	// Mathematics stays.
	["555 + 212 = 767 and 3/4 > 2/3", undefined],
	["300-1500 is negative, 1,234,567 is not, 0.25 is 1/4", undefined],
	["6175550143 is six billion", undefined],
	["912345678 has nine digits; 2 x 2025550123 = 4051100246", undefined],
	["I added them.so it is 5. In 3 ways. 10 times the place value", undefined],
	["3 4/5 km por hora, 1 000 000 de metros", undefined],
	["(2, 3) and (4, 5); x = 12; y-2 = 10", undefined],
	["multiply 12 by 10 to the left place", undefined],
])("%j", (text, expected) => {
	expect(withoutPersonal(text, family, asked)).toBe(expected ?? text);
});

test("nothing is found in an empty text, and a text without a family stays as it is", () => {
	expect(withoutPersonal("", family)).toBe("");
	expect(withoutPersonal("Maya has 3 apples", { names: [], schools: [] })).toBe("Maya has 3 apples");
});
