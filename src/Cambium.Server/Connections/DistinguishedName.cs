using System.Formats.Asn1;
using System.Security.Cryptography;
using System.Security.Cryptography.X509Certificates;
using System.Text;

namespace Cambium.Server.Connections;

/// <summary>Whom a certificate is made out to (RFC 5280, Name), in the form in which PostgreSQL shows it.</summary>
/// <remarks>Read here and not by <see cref="X509Certificate2.GetNameInfo"/>, which takes an organisation or an address for the name where there is no common name.</remarks>
internal sealed class DistinguishedName
{
    private const string CommonNameOid = "2.5.4.3";
    private const string Special = ",+\"\\<>;";

    private DistinguishedName(string text, string? commonName) => (Text, CommonName) = (text, commonName);

    /// <summary><c>/C=DE/O=company/CN=name</c>, with the escapes of RFC 2253.</summary>
    public string Text { get; }

    /// <summary>The first one; null without.</summary>
    public string? CommonName { get; }

    public static DistinguishedName Of(X500DistinguishedName name)
    {
        StringBuilder text = new();
        string? commonName = null;
        for (AsnReader parts = new AsnReader(name.RawData, AsnEncodingRules.DER).ReadSequence(); parts.HasData;)
        {
            for (AsnReader attributes = parts.ReadSetOf(); attributes.HasData;)
            {
                AsnReader attribute = attributes.ReadSequence();
                string oid = attribute.ReadObjectIdentifier();
                string value = ReadText(attribute);
                commonName ??= oid == CommonNameOid ? value : null;
                text.Append('/').Append(ShortName(oid)).Append('=');
                AppendEscaped(text, value);
            }
        }

        return new DistinguishedName(text.ToString(), commonName);
    }

    private static string ReadText(AsnReader reader)
    {
        Asn1Tag tag = reader.PeekTag();
        return tag.TagClass == TagClass.Universal && (UniversalTagNumber)tag.TagValue is UniversalTagNumber.UTF8String or UniversalTagNumber.PrintableString
            or UniversalTagNumber.IA5String or UniversalTagNumber.NumericString or UniversalTagNumber.VisibleString or UniversalTagNumber.T61String or UniversalTagNumber.BMPString
            ? reader.ReadCharacterString((UniversalTagNumber)tag.TagValue)
            : "#" + Convert.ToHexString(reader.ReadEncodedValue().Span);
    }

    private static string ShortName(string oid) => oid switch
    {
        CommonNameOid => "CN",
        "2.5.4.4" => "SN",
        "2.5.4.5" => "serialNumber",
        "2.5.4.6" => "C",
        "2.5.4.7" => "L",
        "2.5.4.8" => "ST",
        "2.5.4.9" => "street",
        "2.5.4.10" => "O",
        "2.5.4.11" => "OU",
        "2.5.4.12" => "title",
        "2.5.4.42" => "GN",
        "1.2.840.113549.1.9.1" => "emailAddress",
        "0.9.2342.19200300.100.1.1" => "UID",
        "0.9.2342.19200300.100.1.25" => "DC",
        _ => new Oid(oid).FriendlyName ?? oid,
    };

    private static void AppendEscaped(StringBuilder text, string value)
    {
        for (int index = 0; index < value.Length; index++)
        {
            char c = value[index];
            bool isEnd = index == 0 || index == value.Length - 1;
            if (Special.Contains(c, StringComparison.Ordinal) || (c == ' ' && isEnd) || (c == '#' && index == 0))
            {
                text.Append('\\').Append(c);
            }
            else if (c is < ' ' or '\x7f')
            {
                text.Append('\\').Append(((int)c).ToString("X2", System.Globalization.CultureInfo.InvariantCulture));
            }
            else
            {
                text.Append(c);
            }
        }
    }
}
