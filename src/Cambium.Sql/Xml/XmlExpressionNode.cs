using System.Text;
using Cambium.Engine.Values;
using Cambium.Engine.Xml;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Xml;

/// <summary>Computes an expression of SQL/XML.</summary>
/// <param name="children">The values of the parts, then the arguments.</param>
internal sealed class XmlExpressionNode(BoundXml xml, CompiledExpression[] children) : CompiledExpression
{
    private readonly SqlType[] _types = [.. xml.Children.Select(static child => child.Type)];

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value[] values = new Value[children.Length];
        for (int index = 0; index < values.Length; index++)
        {
            values[index] = children[index].Evaluate(row, context);
        }

        switch (xml.Form)
        {
            case XmlForm.Concat:
                string[] present = [.. values.Where(static value => !value.IsNull).Select(static value => value.Text)];
                return present.Length == 0 ? Value.Null : XmlConstruction.Concat(present);
            case XmlForm.Element:
                return Element(values, context);
            case XmlForm.Forest:
                return Forest(values, context);
            case XmlForm.Instruction:
                XmlConstruction.RequireInstructionName(xml.Name!);
                return values is [{ IsNull: true }] ? Value.Null : XmlConstruction.Instruction(xml.Name!, values is [var content] ? content.Text : null);
            case XmlForm.Parse:
                return values[0].IsNull ? Value.Null : XmlContent.Parse(values[0].Utf8, xml.IsDocument);
            case XmlForm.Root:
                return values[0].IsNull ? Value.Null : XmlConstruction.Root(values[0].Text, values is [_, { IsNull: false } version] ? version.Text : null, xml.Standalone);
            default:
                return values[0].IsNull ? Value.Null : Serialize(values[0]);
        }
    }

    private Value Element(Value[] values, QueryContext context)
    {
        string name = XmlNames.Of(xml.Name!, isFull: false);
        StringBuilder text = new StringBuilder("<").Append(name);
        StringBuilder content = new();
        bool hasContent = false;
        for (int index = 0; index < values.Length; index++)
        {
            if (values[index].IsNull)
            {
                continue;
            }

            bool isAttribute = index < xml.Names.Count;
            string value = XmlText.Of(_types[index], values[index], context.Call, escapes: !isAttribute);
            if (isAttribute)
            {
                XmlText.Attribute(text, xml.Names[index], value);
            }
            else
            {
                content.Append(value);
                hasContent = true;
            }
        }

        return Value.FromText(hasContent ? text.Append('>').Append(content).Append("</").Append(name).Append('>').ToString() : text.Append("/>").ToString());
    }

    private Value Forest(Value[] values, QueryContext context)
    {
        StringBuilder text = new();
        for (int index = 0; index < values.Length; index++)
        {
            if (!values[index].IsNull)
            {
                text.Append('<').Append(xml.Names[index]).Append('>').Append(XmlText.Of(_types[index], values[index], context.Call))
                    .Append("</").Append(xml.Names[index]).Append('>');
            }
        }

        return text.Length == 0 ? Value.Null : Value.FromText(text.ToString());
    }

    private Value Serialize(in Value value)
    {
        if (xml.IsDocument && !XmlContent.IsWellFormed(value.Text, isDocument: true))
        {
            throw new Engine.Errors.SqlErrorException(Engine.Errors.SqlState.NotAnXmlDocument, "not an XML document");
        }

        return value;
    }
}
